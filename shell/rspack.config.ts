import { shellConfig } from '@aura/shared-federation/build';

export default shellConfig(import.meta.dirname);
