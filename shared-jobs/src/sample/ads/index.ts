import type { SampleAd } from '../sample-ad.ts';
import { AGRICULTURE_ADS } from './agriculture.ts';
import { BACK_END_ADS } from './back-end.ts';
import { BEAUTY_AND_FACILITIES_ADS } from './beauty-facilities.ts';
import { CONSTRUCTION_ADS } from './construction.ts';
import { CUSTOMER_SERVICE_ADS } from './customer-service.ts';
import { DATA_ADS } from './data.ts';
import { ENERGY_ADS } from './energy.ts';
import { ENGINEERING_PLANT_ADS } from './engineering-plant.ts';
import { ENGINEERING_WORKS_ADS } from './engineering-works.ts';
import { FINANCE_ADS } from './finance.ts';
import { FRONT_END_ADS } from './front-end.ts';
import { HOSPITALITY_ADS } from './hospitality.ts';
import { INDUSTRY_ADS } from './industry.ts';
import { LEGAL_ADS } from './legal.ts';
import { LOGISTICS_ADS } from './logistics.ts';
import { MAINTENANCE_ADS } from './maintenance.ts';
import { MANAGEMENT_ADS } from './management.ts';
import { MARKETING_ADS } from './marketing.ts';
import { MEDICINE_ADS } from './medicine.ts';
import { NURSING_ADS } from './nursing.ts';
import { OFFICE_ADS } from './office.ts';
import { PEOPLE_ADS } from './people.ts';
import { PLATFORM_ADS } from './platform.ts';
import { PRODUCT_DESIGN_ADS } from './product-design.ts';
import { PURCHASING_ADS } from './purchasing.ts';
import { SCIENCE_ADS } from './science.ts';
import { SECURITY_SUPPORT_ADS } from './security-support.ts';
import { SELLING_ADS } from './selling.ts';
import { SOCIAL_ADS } from './social.ts';
import { TEACHING_ADS } from './teaching.ts';
import { THERAPIES_ADS } from './therapies.ts';
import { TRANSPORT_ADS } from './transport.ts';
import { ADS_WITH_CAUTION_SIGNS } from './with-caution-signs.ts';

/** Every fictional ad, by field of work. */
const ADS_BY_FIELD: Readonly<Record<string, readonly SampleAd[]>> = {
  agriculture: AGRICULTURE_ADS,
  backEnd: BACK_END_ADS,
  beautyFacilities: BEAUTY_AND_FACILITIES_ADS,
  construction: CONSTRUCTION_ADS,
  customerService: CUSTOMER_SERVICE_ADS,
  data: DATA_ADS,
  energy: ENERGY_ADS,
  engineeringPlant: ENGINEERING_PLANT_ADS,
  engineeringWorks: ENGINEERING_WORKS_ADS,
  finance: FINANCE_ADS,
  frontEnd: FRONT_END_ADS,
  hospitality: HOSPITALITY_ADS,
  industry: INDUSTRY_ADS,
  legal: LEGAL_ADS,
  logistics: LOGISTICS_ADS,
  maintenance: MAINTENANCE_ADS,
  management: MANAGEMENT_ADS,
  marketing: MARKETING_ADS,
  medicine: MEDICINE_ADS,
  nursing: NURSING_ADS,
  office: OFFICE_ADS,
  people: PEOPLE_ADS,
  platform: PLATFORM_ADS,
  productDesign: PRODUCT_DESIGN_ADS,
  purchasing: PURCHASING_ADS,
  science: SCIENCE_ADS,
  securitySupport: SECURITY_SUPPORT_ADS,
  selling: SELLING_ADS,
  social: SOCIAL_ADS,
  teaching: TEACHING_ADS,
  therapies: THERAPIES_ADS,
  transport: TRANSPORT_ADS,
  withCautionSigns: ADS_WITH_CAUTION_SIGNS,
};

export const SAMPLE_ADS: readonly SampleAd[] = Object.values(ADS_BY_FIELD).flat();
