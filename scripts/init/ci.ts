import { packedFile } from './installation.ts'
import type { Template } from './template.ts'

// Without --no-install, npx downloads a package of this name from the registry if the project does not have it.
const command = 'npx --no-install forge-contract'
const suite = `${command} conformance`
const comment = `# package.json lists forge-contract, and the repository contains ${packedFile()}.`

/** A job of GitHub Actions. */
export const github: Template = {
  summary: 'a conformance job for GitHub Actions',
  run: 'git add .github && git commit',
  isRunFromRepository: true,
  files: {
    '.github/workflows/conformance.yml': `name: conformance
on: [push, pull_request]
permissions:
  contents: read
jobs:
  conformance:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    env:
      # The server under test and the token of its administrator.
      FORGE_URL: http://127.0.0.1:3000/api/v4
      FORGE_ADMIN_TOKEN: root-token
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - name: Install
        ${comment}
        run: npm ci
      - name: Start the server
        # Replace this by the command that starts the server under test.
        run: ${command} serve --quiet > server.log 2>&1 &
      - name: Wait for the server
        run: curl --silent --show-error --retry 60 --retry-delay 1 --retry-connrefused "$FORGE_URL/projects" > /dev/null
      - name: Test the server
        run: ${suite} --smoke --report junit=conformance.xml --report html=conformance.html --report markdown="$GITHUB_STEP_SUMMARY"
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: conformance
          path: conformance.*
`,
  },
}

/** A job of GitLab CI. */
export const gitlab: Template = {
  summary: 'a conformance job for GitLab CI',
  run: 'git add .gitlab-ci.yml && git commit',
  isRunFromRepository: true,
  files: {
    '.gitlab-ci.yml': `conformance:
  image: node:24
  variables:
    # The server under test and the token of its administrator.
    FORGE_URL: http://127.0.0.1:3000/api/v4
    FORGE_ADMIN_TOKEN: root-token
  script:
    ${comment}
    - npm ci
    # Replace this by the command that starts the server under test.
    - ${command} serve --quiet > server.log 2>&1 &
    - curl --silent --show-error --retry 60 --retry-delay 1 --retry-connrefused "$FORGE_URL/projects" > /dev/null
    - ${suite} --smoke --report junit=conformance.xml --report html=conformance.html
  artifacts:
    when: always
    paths:
      - conformance.html
    reports:
      junit: conformance.xml
`,
  },
}
