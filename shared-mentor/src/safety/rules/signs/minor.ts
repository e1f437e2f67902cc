import type { Near } from '../near.ts';
import { close } from './close.ts';
import {
  AGED_CHILD,
  AGED_TEEN,
  AS_WORKER,
  AT_RISK,
  CHILD,
  CHILD_AT_WORK,
  HIRING,
  I_AM_CHILD,
  I_AM_TEEN,
  PREDATOR,
  UNDER_14,
  WANTS_PICTURES,
  WANTS_WORK,
} from './minor-words.ts';

/** What tells of a child at work or in danger without naming it: each idea is harmless alone. */
export const MINOR_SIGNS: readonly Near[] = [
  close(24, AGED_CHILD, CHILD_AT_WORK),
  close(
    26,
    AGED_TEEN,
    AT_RISK,
    '(?:trabalh\\w+|emprego|trampo|servico|contrat\\w+|ofereceu\\w*|ofereceram|roca|patro\\w+|ganh\\w+|pag\\w+|chamaram|dorm\\w+|homem|internet|carreg\\w+|mestre|chefe|dirig\\w+|recebe|faxina|convid\\w+|curso|empresario|noivo)',
  ),
  close(26, [...AGED_CHILD, AGED_TEEN], PREDATOR, WANTS_PICTURES),
  close(
    26,
    AGED_TEEN,
    '(?:boca|trafico|embal\\w+ po|po para|olheiro|aviaozinho|droga|faccao|fogueteiro)',
    '(?:ofere\\w+|trabalho|emprego|cham\\w+|ganh\\w+|pag\\w+|quer\\w*|usa\\w*|lev\\w+)',
  ),
  close(30, I_AM_CHILD, WANTS_WORK),
  close(
    16,
    '(?:conteudo adulto|onlyfans|privacy|site adulto|cassino|trafic\\w+)',
    'so faco 18|ainda nao (?:tenho|fiz) 18|faco 18 (?:ano|so)|sou de menor|nao tenho 18',
  ),
  close(
    18,
    '(?:criancas|meninas|meninos|alun[oa]s|turma)(?: \\w+)? (?:do|da|de) (?:quinto|sexto|setimo|oitavo|[4-8][oa]?) (?:ano|serie)',
    '(?:falta\\w+|trabalh\\w+|vend\\w+)',
    '(?:colheita|roca|feira|trabalhar|fabrica|lavoura|rua|safra)',
  ),
  close(
    34,
    I_AM_TEEN,
    AT_RISK,
    '(?:trabalh\\w+|trampo|trabalho|emprego|patr\\w+|dono|gerente|bico|contrat\\w+|cuid\\w+|pag\\w+|vaga|modelo|mando|cara|moco|homem|empresario|alguem|renda|oficina|el[ea]|me|fugi|casar|fui|fibra)',
  ),
  close(
    22,
    HIRING,
    [`${CHILD}(?: \\w+){0,3} (?:de|com) (?:uns |umas )?${UNDER_14}`, 'menor de (?:1[0-4]|quatorze)'],
    AS_WORKER,
  ),
  close(
    20,
    HIRING,
    '(?:de|a partir d[eo]s?|com) (?:1[4-7]|quinze|dezesseis|dezessete)(?: anos)? (?:para cima|em diante|ja)?',
    '(?:bar|boate|madrugada|noite|as [1-5]|bebida|balada|obra)',
  ),
  close(
    16,
    '(?:com quantos anos|a partir de que idade|qual a idade|quantas horas|que idade)',
    '(?:filh[oa]s?|criancas?|menin[oa]s?|sobrinh[oa]s?|net[oa]s?)',
    '(?:trabalhar|(?:mandar|botar|colocar|por) (?:minha|meu|el[ea]|um|uma)|casa de farinha|roca|servico)',
  ),
  close(
    18,
    '(?:garotinh[oa]s?|menininh[oa]s?|criancinhas?|criancas?|criancada|meninos|meninas|guris|molecada|criancinhas)',
    '(?:quebram|quebrando|colhem|colhendo|carregam|carregando|embalam|catam|catando|descascam|costuram|costurando|vend(?:em|endo)|pedem|pedindo|lavam|engraxam|na maquina|no forno|no lixao|no semaforo|no farol)',
    '(?:mao|maos|queimad\\w+|sitio|dia|roca|obra|pais|patrao|dinheiro|noite|sinal|semaforo|sozinh[oa]s?|rua|castanha|fabrica|confeccao|carvao|cana|passam mal|aqui|escola)',
  ),
  close(
    22,
    [CHILD, '(?:alun[oa]|irmaozinho|filh[oa])'],
    '(?:nao vai mais (?:para|na|a)|falta\\w*(?: \\w+)? (?:aula|escola)|larg\\w+ (?:a )?(?:escola|aula)|fora da escola|sai\\w*(?: \\w+)? (?:aula|escola)(?: \\w+)? cedo|dorme na (?:sala|aula)|dorme em (?:sala|aula))',
    '(?:ajud\\w+|vend\\w+|trabalh\\w+|carreto|servico|cuid\\w+|roca|lavoura|meia noite|madrugada)',
  ),
  close(
    24,
    `(?:eu e )?(?:minha|meu) (?:prim[oa]|amig[oa]|irma|irmao)(?: \\w+)?(?: \\.)? (?:[7-9]|1[0-7]) e (?:[7-9]|1[0-7])`,
    WANTS_WORK,
  ),
];
