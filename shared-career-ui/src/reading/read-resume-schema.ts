import { ResumeStructureSchema } from '@aura/shared-domain';
import * as v from 'valibot';

export const ResumeLayoutSchema = v.picklist(['oneColumn', 'twoColumns', 'plainText']);

const ResumeNoticeSchema = v.object({
  code: v.picklist([
    'POSSIVEL_INJECAO',
    'TEXTO_OCULTO',
    'COLUNAS',
    'DATA_RELATIVA',
    'DADOS_PESSOAIS',
    'TEXTO_CORTADO',
    'LEITURA_INCERTA',
    'SEM_DATAS',
    'TEXTO_RECONHECIDO',
  ]),
  message: v.string(),
  excerpts: v.pipe(v.array(v.string()), v.readonly()),
});

export const ResumeNoticesSchema = v.pipe(v.array(ResumeNoticeSchema), v.readonly());

const size = { width: v.number(), height: v.number(), quarters: v.optional(v.picklist([1, 2, 3])) };
const box = { page: v.number(), left: v.number(), top: v.number(), right: v.number(), bottom: v.number() };

const ReadOriginalSchema = v.object({
  lines: v.pipe(v.array(v.object({ text: v.string(), box: v.nullable(v.object(box)) })), v.readonly()),
  pages: v.pipe(v.array(v.object(size)), v.readonly()),
  sources: v.record(v.string(), v.pipe(v.array(v.number()), v.readonly())),
});

/** A CV as it comes out of the worker. */
export const ReadResumeSchema = v.object({
  text: v.string(),
  structure: ResumeStructureSchema,
  confidence: v.record(v.string(), v.number()),
  layout: ResumeLayoutSchema,
  notices: ResumeNoticesSchema,
  original: ReadOriginalSchema,
});
