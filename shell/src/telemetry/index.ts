export { ROOT_OPTIONS } from './caught-errors.ts';
export { collectTelemetry } from './collect-telemetry.ts';
