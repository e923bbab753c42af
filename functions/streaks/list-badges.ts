import { listBadges } from '../../shared/routes/streaks.ts';
import { streakBadges } from '../../shared/streaks/badges.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listBadges, () => Promise.resolve([...streakBadges]));
