import { tours } from '../e2e/tours.ts';
import { testTours } from './driver/tour.ts';

testTours(Object.keys(tours).filter((person) => person !== 'parent'));
