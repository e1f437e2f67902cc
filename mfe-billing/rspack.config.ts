import { buildRemoteConfig } from '@aura/shared-federation/build';
import definition from './remote.ts';

export default buildRemoteConfig({ dir: import.meta.dirname, definition });
