/** The records of an instance that belong to no user, and its settings. */

export type Inventory = Readonly<Record<string, unknown>>

/** Users, projects, groups, runners and broadcast messages by id, and the settings to the byte. */
export async function inventoryOf(baseUrl: string, token: string): Promise<Inventory> {
  const read = async (target: string) => {
    const response = await fetch(baseUrl + target, { headers: { 'PRIVATE-TOKEN': token } })
    return response.text()
  }
  const lists = ['/users', '/projects', '/groups?all_available=true', '/broadcast_messages', '/runners/all']
  const entries = lists.map(async (list) => {
    const records: { id: number }[] = JSON.parse(
      await read(`${list}${list.includes('?') ? '&' : '?'}per_page=100`),
    )
    return [list, records.map(({ id }) => id)] as const
  })
  const settings = (await read('/application/settings')).replace(/"updated_at":"[^"]*"/, '')
  return { ...Object.fromEntries(await Promise.all(entries)), settings }
}
