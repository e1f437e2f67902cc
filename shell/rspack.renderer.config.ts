import { shellRendererConfig } from '@aura/shared-federation/build';

export default shellRendererConfig(import.meta.dirname);
