import type { Field } from '../../types.ts';
import { BUSINESS_SKILLS } from './business.ts';
import { FINANCE_SKILLS } from './finance.ts';
import { GENERAL_SKILLS } from './general.ts';
import { HEALTH_SKILLS } from './health.ts';
import { ENGINEERING_SKILLS, INDUSTRY_SKILLS, LOGISTICS_SKILLS } from './industry.ts';
import { COMMERCE_SKILLS, MARKETING_SKILLS, SALES_SKILLS } from './market.ts';
import { CARE_SKILLS, EDUCATION_SKILLS, PEOPLE_SKILLS, PUBLIC_SERVICE_SKILLS } from './people.ts';
import { AGRICULTURE_SKILLS, CONSTRUCTION_SKILLS, HOSPITALITY_SKILLS } from './site.ts';
import { TECHNOLOGY_SKILLS } from './technology.ts';
import { COMMUNICATION_SKILLS, DESIGN_SKILLS, LAW_SKILLS } from './words.ts';

/** The skill tables, one per field of work. */
export const SKILL_TABLES: readonly (readonly [Field, string])[] = [
  ['general', GENERAL_SKILLS],
  ['technology', TECHNOLOGY_SKILLS],
  ['business', BUSINESS_SKILLS],
  ['finance', FINANCE_SKILLS],
  ['marketing', MARKETING_SKILLS],
  ['sales', SALES_SKILLS],
  ['commerce', COMMERCE_SKILLS],
  ['people', PEOPLE_SKILLS],
  ['education', EDUCATION_SKILLS],
  ['care', CARE_SKILLS],
  ['publicService', PUBLIC_SERVICE_SKILLS],
  ['health', HEALTH_SKILLS],
  ['engineering', ENGINEERING_SKILLS],
  ['industry', INDUSTRY_SKILLS],
  ['logistics', LOGISTICS_SKILLS],
  ['construction', CONSTRUCTION_SKILLS],
  ['agriculture', AGRICULTURE_SKILLS],
  ['hospitality', HOSPITALITY_SKILLS],
  ['law', LAW_SKILLS],
  ['design', DESIGN_SKILLS],
  ['communication', COMMUNICATION_SKILLS],
];
