import { defineConfig } from 'vitest/config'
import config, { longTests } from './vitest.config.ts'

export default defineConfig({ ...config, test: { ...config.test, include: [longTests], exclude: [] } })
