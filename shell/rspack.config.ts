import { createShellConfig } from '@aura/shared-federation/build';

export default createShellConfig(import.meta.dirname);
