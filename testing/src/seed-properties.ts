import fc from 'fast-check';
import { computeSeed, readSeed } from './depth.ts';

// Loaded before each file of tests: what a property draws follows the seed of the run, so that a failure can be repeated.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: computeSeed(readSeed()) });
