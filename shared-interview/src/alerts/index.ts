export { resumeAlerts } from './alerts.ts';
