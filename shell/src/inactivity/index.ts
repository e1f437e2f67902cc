export { InactivityGuard } from './inactivity-guard.tsx';
