import { getHome } from '../../shared/routes/home.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { readHome } from './read-home.ts';

export const handler = defineHandler(getHome, async (call) => (await readHome(call)).home);
