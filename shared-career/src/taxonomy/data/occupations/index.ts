import { BUSINESS_OCCUPATIONS } from './business.ts';
import { CARE_OCCUPATIONS } from './care.ts';
import { CONSTRUCTION_OCCUPATIONS } from './construction.ts';
import { CREATIVE_OCCUPATIONS } from './creative.ts';
import { DIGITAL_OCCUPATIONS } from './digital.ts';
import { EDUCATION_OCCUPATIONS } from './education.ts';
import { ENGINEERING_OCCUPATIONS } from './engineering.ts';
import { FARMING_OCCUPATIONS } from './farming.ts';
import { FINANCE_OCCUPATIONS } from './finance.ts';
import { HANDS_ON_OCCUPATIONS } from './hands-on.ts';
import { HEALTH_OCCUPATIONS } from './health.ts';
import { HOSPITALITY_OCCUPATIONS } from './hospitality.ts';
import { INDUSTRY_OCCUPATIONS } from './industry.ts';
import { LAW_OCCUPATIONS } from './law.ts';
import { MARKET_OCCUPATIONS } from './market.ts';
import { OFFICE_OCCUPATIONS } from './office.ts';
import { PEOPLE_OCCUPATIONS } from './people.ts';
import { PEOPLE_FACING_OCCUPATIONS } from './people-facing.ts';
import { PUBLIC_SERVICE_OCCUPATIONS } from './public-service.ts';
import { TECHNOLOGY_OCCUPATIONS } from './technology.ts';
import { TRANSPORT_OCCUPATIONS } from './transport.ts';

/** The occupation tables: the most common occupations first. */
export const OCCUPATION_TABLES: readonly string[] = [
  DIGITAL_OCCUPATIONS,
  OFFICE_OCCUPATIONS,
  PEOPLE_FACING_OCCUPATIONS,
  HANDS_ON_OCCUPATIONS,
  TECHNOLOGY_OCCUPATIONS,
  BUSINESS_OCCUPATIONS,
  MARKET_OCCUPATIONS,
  CREATIVE_OCCUPATIONS,
  HEALTH_OCCUPATIONS,
  CARE_OCCUPATIONS,
  EDUCATION_OCCUPATIONS,
  PUBLIC_SERVICE_OCCUPATIONS,
  FINANCE_OCCUPATIONS,
  PEOPLE_OCCUPATIONS,
  LAW_OCCUPATIONS,
  ENGINEERING_OCCUPATIONS,
  INDUSTRY_OCCUPATIONS,
  TRANSPORT_OCCUPATIONS,
  CONSTRUCTION_OCCUPATIONS,
  FARMING_OCCUPATIONS,
  HOSPITALITY_OCCUPATIONS,
];
