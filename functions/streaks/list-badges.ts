import { listBadges } from '../../shared/routes/streaks.ts';
import { streakBadges } from '../../shared/streaks/further-badges.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listBadges, () => Promise.resolve([...streakBadges]));
