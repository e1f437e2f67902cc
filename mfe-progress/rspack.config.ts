import { remoteConfig } from '@aura/shared-federation/build';
import definition from './remote.ts';

export default remoteConfig({ dir: import.meta.dirname, definition });
