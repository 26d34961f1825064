/** An instance that others have used before: its lists have more records than the largest page, which is 100. */
import type { Stub } from '../../../server-stub/stub.ts'

const count = 110

export async function addRecordsOfOthers(stub: Stub): Promise<void> {
  const create = async (path: string, body: object): Promise<{ id: number }> => {
    const response = await fetch(stub.baseUrl + path, {
      method: 'POST',
      headers: { 'PRIVATE-TOKEN': stub.adminToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  for (let number = 1; number <= count; number += 1) {
    const name = `weaver-${number}`
    const project = await create('/projects', { name, visibility: 'public' })
    await create('/users', {
      username: name,
      name,
      email: `${name}@example.com`,
      password: 'warp and weft',
      confirm: false,
    })
    await create('/groups', { name: `guild-${number}`, path: `guild-${number}`, visibility: 'public' })
    await create('/broadcast_messages', { message: `The looms rest on day ${number}` })
    await create(`/projects/${project.id}/issues`, { title: 'A thread is loose' })
    for (const active of [true, false]) {
      await stub.provision.runner({ is_shared: true, active, description: `shared-${number}` })
      await stub.provision.runner({ project_ids: [project.id], active, description: name })
    }
  }
}
