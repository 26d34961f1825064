import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { Assets } from '../../../scripts/reference/assets.ts'
import { loadSite } from '../../../scripts/reference/load.ts'

it('has every asset that it names, and no other', async () => {
  const assets = new Assets(loadSite)
  for (const name of assets.names) expect((await assets.read(name))?.content.length).toBeGreaterThan(0)
  for (const name of ['unknown.js', 'constructor', '']) expect(await assets.read(name)).toBeUndefined()
})

it('remembers no name of an asset that it does not have', async () => {
  const assets = new Assets(loadSite)
  const before = usedMemory()
  for (let index = 0; index < 20_000; index++) await assets.read(Buffer.alloc(4000, `${index} `).toString())
  expect(usedMemory() - before).toBeLessThan(40_000_000)
  expect(await assets.read('unknown.js')).toBeUndefined()
})

it('makes an asset again after a failure, and once after that', async () => {
  let loads = 0
  const assets = new Assets(() => {
    loads++
    return loads === 1 ? Promise.reject(new Error('A file is missing')) : loadSite()
  })
  await expect(assets.read('search-data.js')).rejects.toThrow('A file is missing')
  expect((await assets.read('search-data.js'))?.type).toBe('js')
  await assets.read('search-data.js')
  expect(loads).toBe(2)
})

/** Bytes of the heap without garbage. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
