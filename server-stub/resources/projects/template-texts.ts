/** Files that a new project can begin with, by kind and key. */

export interface Template {
  name: string
  content: string
}

export type Templates = Readonly<Record<string, Template>>

const mit = `MIT License

Copyright (c) [year] [fullname]

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`

const isc = `ISC License

Copyright (c) [year] [fullname]

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES
WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
`

export const licences: Templates = {
  mit: { name: 'MIT License', content: mit },
  isc: { name: 'ISC License', content: isc },
}

export const gitignores: Templates = {
  Node: { name: 'Node', content: 'node_modules/\ncoverage/\ndist/\n*.log\n.env\n' },
  Python: { name: 'Python', content: '__pycache__/\n*.py[cod]\n.venv/\nbuild/\ndist/\n*.egg-info/\n' },
  Ruby: { name: 'Ruby', content: '*.gem\n.bundle/\nvendor/bundle/\ncoverage/\ntmp/\nlog/\n' },
}

export const ciYmls: Templates = {
  Node: { name: 'Node', content: 'image: node\n\ntest:\n  script:\n    - npm ci\n    - npm test\n' },
  Python: {
    name: 'Python',
    content:
      'image: python\n\ntest:\n  script:\n    - pip install -r requirements.txt\n    - python -m unittest\n',
  },
  Ruby: {
    name: 'Ruby',
    content: 'image: ruby\n\nrspec:\n  script:\n    - bundle install\n    - bundle exec rspec\n',
  },
}

export const dockerfiles: Templates = {
  Node: {
    name: 'Node',
    content: 'FROM node\nWORKDIR /app\nCOPY package*.json ./\nRUN npm ci\nCOPY . .\nCMD ["npm", "start"]\n',
  },
  Python: {
    name: 'Python',
    content:
      'FROM python\nWORKDIR /app\nCOPY requirements.txt ./\nRUN pip install -r requirements.txt\nCOPY . .\nCMD ["python", "main.py"]\n',
  },
  Ruby: {
    name: 'Ruby',
    content:
      'FROM ruby\nWORKDIR /app\nCOPY Gemfile* ./\nRUN bundle install\nCOPY . .\nCMD ["ruby", "main.rb"]\n',
  },
}
