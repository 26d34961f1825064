import { expect, test } from 'vitest'
import { startStub } from '../../../server-stub/index.ts'
import { Counter, exposition, gauge, Histogram } from '../../../server-stub/monitoring/exposition.ts'

test('writes the text format of Prometheus', () => {
  const requests = new Counter('requests_total', 'Requests.')
  requests.add({ status: '200', path: 'a"b\\c\nd' })
  requests.add({ status: '200', path: 'a"b\\c\nd' })
  const durations = new Histogram('duration_seconds', 'Durations.', [0.1, 1])
  for (const value of [0.05, 0.1, 0.5, 7]) durations.observe({ operation: 'a' }, value)
  const memory = gauge('memory_bytes', 'Memory.', () => [{ value: 5 }])
  expect(exposition([requests, durations, memory])).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{status="200",path="a\\"b\\\\c\\nd"} 2
# HELP duration_seconds Durations.
# TYPE duration_seconds histogram
duration_seconds_bucket{operation="a",le="0.1"} 2
duration_seconds_bucket{operation="a",le="1"} 3
duration_seconds_bucket{operation="a",le="+Inf"} 4
duration_seconds_sum{operation="a"} 7.65
duration_seconds_count{operation="a"} 4
# HELP memory_bytes Memory.
# TYPE memory_bytes gauge
memory_bytes 5
`)
})

test('counts requests by operation, method and status, never by path', async () => {
  await using stub = await startStub({ metrics: true })
  const { baseUrl, origin } = stub
  for (const path of ['/projects/1', '/projects/2', '/projects', '/nonsense/1', '/nonsense/2'])
    await (await fetch(baseUrl + path)).text()
  await (await fetch(`${origin}/users/sign_in`)).text()
  const response = await fetch(`${origin}/-/metrics`)
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines.filter((line) => line.startsWith('forge_http_requests_total'))).toEqual([
    'forge_http_requests_total{operation="getProject",method="GET",status="404"} 2',
    'forge_http_requests_total{operation="listProjects",method="GET",status="200"} 1',
    'forge_http_requests_total{operation="unknown-operation",method="GET",status="404"} 2',
    'forge_http_requests_total{operation="pages",method="GET",status="200"} 1',
  ])
  expect(lines).toContain('forge_http_request_duration_seconds_count{operation="getProject"} 2')
  expect(lines).toContain('forge_http_requests_in_flight 0')
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'process_start_time_seconds',
  ])
    expect(Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])).toBeGreaterThan(0)
})
