export { findResumeAlerts } from './alerts.ts';
