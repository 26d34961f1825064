import { urlOf } from '../../pipeline/samples/curl.ts'
import type { SampleRequest } from '../../pipeline/samples/request.ts'
import { bodyOf } from './sample.ts'

/** The call by Go's own library, as a whole program. */
export function goOf(request: SampleRequest): string {
  const body = bodyOf(request)
  const packages = ['fmt', 'io', 'log', 'net/http', ...(body === undefined ? [] : ['strings'])]
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(body === undefined
      ? []
      : [`\tbody := strings.NewReader(${goText(JSON.stringify(body, null, 2), '\t')})`]),
    `\trequest, err := http.NewRequest("${request.method}", ${JSON.stringify(urlOf(request, request.query))}, ${body === undefined ? 'nil' : 'body'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...(request.token === null
      ? []
      : [`\trequest.Header.Set("PRIVATE-TOKEN", ${JSON.stringify(request.token)})`]),
    ...(body === undefined ? [] : ['\trequest.Header.Set("Content-Type", "application/json")']),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tcontent, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode >= 300 {',
    '\t\tlog.Fatalf("%s: %s", response.Status, content)',
    '\t}',
    '\tfmt.Println(string(content))',
    '}',
  ].join('\n')
}

/** A raw string if possible; else an interpreted one, which supports JSON's escapes. */
function goText(value: string, indent: string): string {
  return value.includes('`') ? JSON.stringify(value) : `\`${value.replaceAll('\n', `\n${indent}`)}\``
}
