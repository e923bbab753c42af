/** API process of `dev.ts`, which restarts it when its sources change. */
import { startStack } from '../site/stack.ts';
import { prepareShutdown } from './shutdown.ts';
import { readStartSettings } from './start-settings.ts';

const shutdown = prepareShutdown();
const { DYNAMODB_ENDPOINT: endpoint = '', DYNAMODB_ACCESS_KEY_ID: accessKeyId = '' } = process.env;
const { port, dataDir, siteConfig, familyOnly } = readStartSettings(process.env, []);
const stack = await startStack({ endpoint, accessKeyId, dataDir, port, siteConfig, familyOnly, env: process.env });
shutdown.add(stack.close);
