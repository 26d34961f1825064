import { highlight } from '../html/highlight.ts'
import { loadScript } from './load-script.ts'
import type { ResponseToCheck } from './check.ts'
import { requestOf, targetOf } from './try-request.ts'

/** Makes the form of the page visible and sends its request. */
export function prepareTryIt(): void {
  const form = document.querySelector<HTMLFormElement>('form.try')
  if (form === null) return
  form.parentElement?.removeAttribute('hidden')
  const target = targetOf(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    target.remember()
    void send(form)
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  const output = form.querySelector('output')
  if (output === null) return
  output.replaceChildren(paragraph('Sending …'))
  const began = performance.now()
  try {
    const { url, init } = requestOf(form)
    const response = await fetch(url, init)
    const text = await response.text()
    const milliseconds = Math.round(performance.now() - began)
    output.replaceChildren(...shown(response, text, milliseconds))
    const problems = await contractProblems(form, response, text)
    output.prepend(verdict(problems))
  } catch (error) {
    output.replaceChildren(paragraph(failure(error), 'problem'))
  }
}

function failure(error: unknown): string {
  if (error instanceof SyntaxError) return `The body is not JSON: ${error.message}`
  const reason = error instanceof Error ? error.message : String(error)
  return [
    `No response (${reason}). Check the URL.`,
    "A server of another origin must allow this page by CORS: start it with `forge-contract serve --cors '*'`.",
  ].join(' ')
}

function shown(response: Response, text: string, milliseconds: number): Element[] {
  const status = paragraph(`${response.status} ${response.statusText} · ${milliseconds} ms`, 'line')
  const headers = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = 'Headers'
  headers.append(
    summary,
    codeBlock([...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'), 'http'),
  )
  const isJson = response.headers.get('Content-Type')?.includes('json') === true
  const body = isJson ? codeBlock(JSON.stringify(JSON.parse(text), null, 2), 'json') : codeBlock(text, '')
  return [status, headers, ...(text === '' ? [] : [body])]
}

function codeBlock(text: string, language: string): Element {
  const [block, code] = [document.createElement('pre'), document.createElement('code')]
  block.tabIndex = 0
  // The highlighter escapes everything that it is given.
  code.innerHTML = highlight(text.slice(0, 200_000), language)
  block.append(code)
  return block
}

function paragraph(text: string, className = ''): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text
  return element
}

/** Displays whether the contract allows the response, and if not, why. */
function verdict(problems: readonly string[]): Element {
  if (problems.length === 0) return paragraph('The response matches the contract.', 'verdict')
  const [box, list] = [document.createElement('div'), document.createElement('ul')]
  box.className = 'problem'
  list.append(
    ...problems.slice(0, 20).map((problem) => {
      const item = document.createElement('li')
      item.textContent = problem
      return item
    }),
  )
  box.append(paragraph('The response violates the contract:'), list)
  return box
}

async function contractProblems(form: HTMLFormElement, response: Response, text: string): Promise<string[]> {
  await loadScript('contract-data.js')
  await loadScript('check.js')
  const given: ResponseToCheck = {
    operationId: form.dataset['operation'] ?? '',
    status: response.status,
    contentType: response.headers.get('Content-Type'),
    // Of a response of another origin, only exposed headers are visible.
    headers:
      new URL(response.url).origin === location.origin ? Object.fromEntries(response.headers) : undefined,
    text,
  }
  return globalThis.forgeCheckResponse?.(given) ?? ['The check could not be loaded.']
}
