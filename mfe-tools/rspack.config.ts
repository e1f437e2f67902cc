import { remoteConfig } from '@aura/shared-federation/build';
import definition from './remote.ts';

export default remoteConfig({
  dir: import.meta.dirname,
  definition,
  workers: { resume: './src/resume.worker.ts', linkedin: './src/linkedin.worker.ts' },
});
