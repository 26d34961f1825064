/** Where the servers of the growth benchmark store their data. */
import { Client } from 'pg'
import type { DatabaseLocation } from '../../../server-stub/index.ts'

/** A memory database for any size. */
export function inMemory(): Promise<DatabaseLocation> {
  return Promise.resolve({ kind: 'memory' })
}

/** A new PostgreSQL database for each size, on the server of this URL; one of an earlier run is replaced. */
export function onServerOf(url: string): (size: number) => Promise<DatabaseLocation> {
  return async (size) => {
    const name = `forge_growth_${size}`
    const client = new Client(url)
    await client.connect()
    try {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(`create database ${name}`)
    } finally {
      await client.end()
    }
    const location = new URL(url)
    location.pathname = name
    return { kind: 'postgres', url: location.href }
  }
}
