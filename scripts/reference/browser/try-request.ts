interface Target {
  /** Keeps the URL and the token for the next page; the token as long as the tab is open. */
  remember(): void
}

const keys = { baseUrl: 'forge-base-url', token: 'forge-token' } as const

/** The server and token of the form: those of the page, or those that the reader has entered before. */
export function targetOf(form: HTMLFormElement): Target {
  const [baseUrl, token] = [field(form, 'base-url'), field(form, 'token')]
  if (form.dataset['live'] === undefined) {
    baseUrl.value ||= localStorage.getItem(keys.baseUrl) ?? ''
    token.value ||= sessionStorage.getItem(keys.token) ?? ''
  }
  return {
    remember() {
      if (form.dataset['live'] !== undefined) return
      localStorage.setItem(keys.baseUrl, baseUrl.value)
      sessionStorage.setItem(keys.token, token.value)
    },
  }
}

/** The request that the fields of the form describe. Throws `SyntaxError` when the body is not JSON. */
export function requestOf(form: HTMLFormElement): { url: string; init: RequestInit } {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[data-in]')]
  const path = (form.dataset['path'] ?? '').replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const input = inputs.find((each) => each.dataset['in'] === 'path' && each.name === name)
    return encodeURIComponent(input?.value ?? '')
  })
  const query = new URLSearchParams(
    inputs.flatMap((input) =>
      input.dataset['in'] === 'query' && input.value !== '' ? queryFields(input) : [],
    ),
  )
  const token = field(form, 'token').value
  const body = form.querySelector('textarea')?.value.trim() ?? ''
  const search = query.size === 0 ? '' : `?${query.toString()}`
  return {
    url: completeBaseUrl(field(form, 'base-url').value) + path + search,
    init: {
      method: form.dataset['method'] ?? 'GET',
      // A session cookie of the web pages would authenticate another user.
      credentials: 'omit',
      headers: {
        ...(token === '' ? {} : { 'PRIVATE-TOKEN': token }),
        ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === '' ? {} : { body: JSON.stringify(JSON.parse(body)) }),
    },
  }
}

/** The base URL of the API, also if only the origin was entered. */
export function completeBaseUrl(text: string): string {
  const url = text.trim().replace(/\/+$/, '')
  return url.endsWith('/api/v4') ? url : `${url}/api/v4`
}

function queryFields({ name, value, dataset }: HTMLInputElement): [string, string][] {
  if (dataset['array'] === undefined) return [[name, value]]
  return value.split(',').map((item) => [name.endsWith('[]') ? name : `${name}[]`, item.trim()])
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) throw new TypeError(`The form has no field ${name}`)
  return input
}
