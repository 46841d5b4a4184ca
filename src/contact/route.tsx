import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'

export const contact = new Hono<AppEnv>()
