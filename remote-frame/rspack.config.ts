import { buildFrameConfig } from '@aura/shared-federation/build';

export default buildFrameConfig(import.meta.dirname);
