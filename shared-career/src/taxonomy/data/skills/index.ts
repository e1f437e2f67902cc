import type { Field } from '../../types.ts';
import { ACCOUNTING_SKILLS } from './accounting.ts';
import { BUILDING_SKILLS } from './building.ts';
import { BUSINESS_SKILLS } from './business.ts';
import { DATA_CLOUD_SKILLS } from './data-cloud.ts';
import { ENGINEERING_FIELD_SKILLS } from './engineering.ts';
import { FACTORY_SKILLS } from './factory.ts';
import { FARMING_SKILLS, TRANSPORT_SKILLS } from './farming.ts';
import { FINANCE_SKILLS } from './finance.ts';
import { FOOD_TRAVEL_SKILLS } from './food-travel.ts';
import { GENERAL_SKILLS } from './general.ts';
import { HEALTH_CARE_SKILLS } from './health-care.ts';
import { HEALTH_THERAPY_SKILLS } from './health-therapies.ts';
import { HEALTH_SKILLS } from './health.ts';
import { ENGINEERING_SKILLS, INDUSTRY_SKILLS, LOGISTICS_SKILLS } from './industry.ts';
import { LEGAL_SKILLS, PUBLIC_ADMINISTRATION_SKILLS } from './legal.ts';
import { HUMAN_RESOURCES_SKILLS, MANAGEMENT_SKILLS } from './management.ts';
import { COMMERCE_SKILLS, MARKETING_SKILLS, SALES_SKILLS } from './market.ts';
import { DESIGN_ART_SKILLS, MEDIA_SKILLS } from './media-arts.ts';
import { CARE_SKILLS, EDUCATION_SKILLS, PEOPLE_SKILLS, PUBLIC_SERVICE_SKILLS } from './people.ts';
import { AGRICULTURE_SKILLS, CONSTRUCTION_SKILLS, HOSPITALITY_SKILLS } from './site.ts';
import { SOFTWARE_SKILLS } from './software.ts';
import { HOME_CARE_SKILLS, TEACHING_SKILLS } from './teaching.ts';
import { TECHNOLOGY_SKILLS } from './technology.ts';
import { CAMPAIGN_SKILLS, SELLING_SKILLS, SHOP_SKILLS } from './trade.ts';
import { COMMUNICATION_SKILLS, DESIGN_SKILLS, LAW_SKILLS } from './words.ts';
import { WORKPLACE_SKILLS } from './workplace.ts';

/** The skill tables, one or more per field of work. */
export const SKILL_TABLES: readonly (readonly [Field, string])[] = [
  ['general', GENERAL_SKILLS],
  ['general', WORKPLACE_SKILLS],
  ['technology', TECHNOLOGY_SKILLS],
  ['technology', SOFTWARE_SKILLS],
  ['technology', DATA_CLOUD_SKILLS],
  ['business', BUSINESS_SKILLS],
  ['business', MANAGEMENT_SKILLS],
  ['finance', FINANCE_SKILLS],
  ['finance', ACCOUNTING_SKILLS],
  ['marketing', MARKETING_SKILLS],
  ['marketing', CAMPAIGN_SKILLS],
  ['sales', SALES_SKILLS],
  ['sales', SELLING_SKILLS],
  ['commerce', COMMERCE_SKILLS],
  ['commerce', SHOP_SKILLS],
  ['people', PEOPLE_SKILLS],
  ['people', HUMAN_RESOURCES_SKILLS],
  ['education', EDUCATION_SKILLS],
  ['education', TEACHING_SKILLS],
  ['care', CARE_SKILLS],
  ['care', HOME_CARE_SKILLS],
  ['publicService', PUBLIC_SERVICE_SKILLS],
  ['publicService', PUBLIC_ADMINISTRATION_SKILLS],
  ['health', HEALTH_SKILLS],
  ['health', HEALTH_CARE_SKILLS],
  ['health', HEALTH_THERAPY_SKILLS],
  ['engineering', ENGINEERING_SKILLS],
  ['engineering', ENGINEERING_FIELD_SKILLS],
  ['industry', INDUSTRY_SKILLS],
  ['industry', FACTORY_SKILLS],
  ['logistics', LOGISTICS_SKILLS],
  ['logistics', TRANSPORT_SKILLS],
  ['construction', CONSTRUCTION_SKILLS],
  ['construction', BUILDING_SKILLS],
  ['agriculture', AGRICULTURE_SKILLS],
  ['agriculture', FARMING_SKILLS],
  ['hospitality', HOSPITALITY_SKILLS],
  ['hospitality', FOOD_TRAVEL_SKILLS],
  ['law', LAW_SKILLS],
  ['law', LEGAL_SKILLS],
  ['design', DESIGN_SKILLS],
  ['design', DESIGN_ART_SKILLS],
  ['communication', COMMUNICATION_SKILLS],
  ['communication', MEDIA_SKILLS],
];
