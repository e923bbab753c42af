import { testTours } from './driver/tour.ts';

testTours(['parent']);
