export { respond } from './respond.ts';
export type { Asked, Response, Turn } from './turn.ts';
