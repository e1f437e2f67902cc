import { frameConfig } from '@aura/shared-federation/build';

export default frameConfig(import.meta.dirname);
