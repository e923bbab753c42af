import type { Pace } from '../schemas/learner.ts';
import { createEngine, type Engine, familySettings } from './fsrs-engine.ts';
import { entryOn, type Scheduling } from './scheduling.ts';

/** How likely a card is to be known on the day on which it comes back, at each pace. */
const retentions: Readonly<Record<Pace, number>> = { relaxed: 0.85, steady: familySettings.retention, keen: 0.93 };

/** @returns the engine that a learner's answers of a study day go through. */
export function engineOn({ paces, fits }: Scheduling, day: string): Engine {
  const retention = retentions[entryOn(paces, day)?.pace ?? 'steady'];
  return engineOf(retention, entryOn(fits, day)?.weights ?? familySettings.weights);
}

const engines = new Map<string, Engine>();

/** A function serves many families, one after the other. */
const enginesKept = 100;

/** Making an engine takes longer than an answer; it holds no card between calls. */
function engineOf(retention: number, weights: readonly number[]): Engine {
  const name = [retention, ...weights].join(' ');
  const known = engines.get(name);
  if (known) return known;
  if (engines.size >= enginesKept) engines.clear();
  const engine = createEngine({ ...familySettings, retention, weights });
  engines.set(name, engine);
  return engine;
}
