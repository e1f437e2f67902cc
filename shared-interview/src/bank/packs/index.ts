import type { InterviewQuestion } from '@aura/shared-domain';
import { EDUCATION } from './education/index.ts';
import { ENGINEERING_INDUSTRY } from './engineering-industry/index.ts';
import { FINANCE_ADMIN } from './finance-admin/index.ts';
import { GENERAL } from './general/index.ts';
import { HEALTH } from './health/index.ts';
import { HOSPITALITY_SERVICES } from './hospitality-services/index.ts';
import { LOGISTICS_TRANSPORT } from './logistics-transport/index.ts';
import { MARKETING_DESIGN } from './marketing-design/index.ts';
import { PEOPLE_LEGAL } from './people-legal/index.ts';
import { SALES_SERVICE } from './sales-service/index.ts';
import { TECHNOLOGY } from './technology/index.ts';
import type { PackId } from './pack-id.ts';

export { PACK_IDS, type PackId } from './pack-id.ts';
export { packOf } from './pack-of.ts';

/** Questions of practice and cases by family of trades, each in an order that stays. */
export const PACKS: Readonly<Record<PackId, readonly InterviewQuestion[]>> = {
  technology: TECHNOLOGY,
  'finance-admin': FINANCE_ADMIN,
  'sales-service': SALES_SERVICE,
  health: HEALTH,
  education: EDUCATION,
  'engineering-industry': ENGINEERING_INDUSTRY,
  'logistics-transport': LOGISTICS_TRANSPORT,
  'marketing-design': MARKETING_DESIGN,
  'people-legal': PEOPLE_LEGAL,
  'hospitality-services': HOSPITALITY_SERVICES,
  general: GENERAL,
};
