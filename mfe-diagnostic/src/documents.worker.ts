import { serveReading } from '@aura/shared-career-ui/worker';

serveReading();
