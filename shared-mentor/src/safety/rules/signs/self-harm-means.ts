import type { Near } from '../near.ts';
import { close } from './close.ts';
import { CUTTING, FALL, HEIGHT, LAID_BY, MEANS, ON_SKIN } from './self-harm-words.ts';

/** Means and places: none of them is a sign alone. */
export const MEANS_SIGNS: readonly Near[] = [
  close(16, HEIGHT, FALL),
  close(10, MEANS, LAID_BY),
  close(
    18,
    '(?:doses?|bulas?|propofol|anestesic\\w+|morfina|insulina|potassio|medicac\\w+)',
    '(?:maxim\\w+|letal|letais|me dar|em mim mesm[oa]|faco conta|fiz as contas|e acabou)',
    '(?:ninguem|pens\\w+|acabou|sei|vontade|pesquis\\w+|leio|li)',
  ),
  close(
    16,
    '(?:viga|caibro|galho|gancho|ventilador de teto|trave|barra do banheiro)',
    '(?:medi\\w*|olh\\w+|test\\w+|amarr\\w+|aguenta\\w*)',
    '(?:(?:peguei|vi|achei|flagrei) (?:ele|ela|meu|minha)|corda|cinto|lencol|meu peso|de noite|a noite|madrugada|sozinh[oa])',
  ),
  close(
    20,
    '(?:maquina|prensa|serra|fogo|fio|rede eletrica|forno|esteira|empilhadeira)',
    '(?:de proposito|por querer|se eu me (?:machuc|acident|cort|queim)\\w+|queria me (?:machucar|acidentar))',
  ),
  close(10, CUTTING, ON_SKIN),
  close(
    14,
    '(?:bebendo|bebi|bebida|pinga|vodka|cachaca|alcool)',
    MEANS,
    '(?:parar de respirar|nao acordar|tanto faz|apagar|dormir|melhor|junto)',
  ),
  close(
    6,
    '(?:escond(?:i|emos)|tranquei|tirei|sumi com)',
    '(?:as? facas?|os? remedios?|a arma|as? cordas?|laminas?|giletes?|objetos cortantes|o veneno|chave d[oa] (?:carro|sacada|janela))',
  ),
  close(
    18,
    '(?:parei de (?:tomar|comer|fazer)|deixei de (?:tomar|comer|fazer)|nao (?:tomo|estou tomando) mais)',
    '(?:insulina|remedio\\w*|hemodialise|comer|quimio\\w*|medicac\\w+)',
    '(?:de proposito|discreto|desist\\w+|tanto faz|para (?:ver se|acabar|ir|morrer)|deixar (?:ir|acontecer)|que (?:va|acabe)|ate (?:o fim|acabar))',
  ),
  close(
    22,
    '(?:espingarda|revolver|arma|pistola|corda|veneno)',
    '(?:nao (?:serve|sirvo|sirve|presta|presto)|vergonha|perd(?:i|eu) (?:tudo|a|o)|acabar com (?:tudo|isso)|na boca|na cabeca|dorme com|durmo com|olhando para)',
  ),
];
