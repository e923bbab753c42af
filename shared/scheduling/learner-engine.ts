import type { Pace } from '../schemas/learner.ts';
import { createEngine, type Engine, familySettings } from './fsrs-engine.ts';
import { entryOn, type Scheduling } from './scheduling.ts';

/** Target probability of recall on the due date, per pace. */
const retentions: Readonly<Record<Pace, number>> = { relaxed: 0.85, steady: familySettings.retention, keen: 0.93 };

/** @returns the engine for a learner's answers on a study day */
export function engineOn({ paces, fits }: Scheduling, day: string): Engine {
  const retention = retentions[entryOn(paces, day)?.pace ?? 'steady'];
  return engineOf(retention, entryOn(fits, day)?.weights ?? familySettings.weights);
}

const engines = new Map<string, Engine>();

/** Maximum number of cached engines. A function instance serves many families in turn. */
const enginesKept = 100;

/** Caches engines, because creating one takes longer than processing an answer. Engines hold no card state. */
function engineOf(retention: number, weights: readonly number[]): Engine {
  const name = [retention, ...weights].join(' ');
  const known = engines.get(name);
  if (known) return known;
  if (engines.size >= enginesKept) engines.clear();
  const engine = createEngine({ ...familySettings, retention, weights });
  engines.set(name, engine);
  return engine;
}
