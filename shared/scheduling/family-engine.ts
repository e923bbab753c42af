import { createEngine, FAMILY_SETTINGS } from './fsrs-engine.ts';

/** The engine that all real answers go through. It holds no card between calls. */
export const familyEngine = createEngine(FAMILY_SETTINGS);
