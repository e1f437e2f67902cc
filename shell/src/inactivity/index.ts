export { rememberSession } from './kept-session.ts';
export { InactivityGuard } from './inactivity-guard.tsx';
