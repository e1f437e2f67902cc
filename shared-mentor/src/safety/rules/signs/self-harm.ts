import type { Near } from '../near.ts';
import { close } from './close.ts';
import { MEANS_SIGNS } from './self-harm-means.ts';
import {
  AFTER_DEATH,
  ATTEMPT,
  BURDEN,
  FAREWELL,
  FAR_ENOUGH,
  FOUND,
  GONE,
  INSURANCE,
  LET_GO,
  METHOD,
  METHOD_ASKED,
  ORDERED,
  OUT_OF_LIFE,
  RELIEVED,
  ROAD,
} from './self-harm-words.ts';

/** What tells of a wish to die without naming it: each idea is harmless alone, near each other they are not. */
export const SELF_HARM_SIGNS: readonly Near[] = [
  ...MEANS_SIGNS,
  close(
    14,
    '(?:(?:parasse|parar|deixasse|deixar) de existir|se eu (?:\\w+ )?(?:nao )?(?:sumisse|desaparecesse|evaporasse|morresse|acordasse|existisse|nascesse|sumir|desaparecer))',
    '(?:ninguem|todo mundo|todos|melhor|mais facil|alivi\\w+|falta|notar|estranhar|descanso)',
  ),
  close(
    18,
    '(?:a )?culpa nao (?:e|foi|sera) (?:d[aeo]s? )?(?:minha|meus?|minhas|ninguem|voces|el[ea]s?)',
    '(?:ja decidi|registrad[oa]|saibam|depois|deixar (?:escrito|claro)|carta|quando (?:acontecer|eu))',
  ),
  close(
    16,
    '(?:ja )?cumpr(?:i|iu) (?:a |minha |com a )?(?:minha )?(?:missao|parte)',
    '(?:ir embora|partir|pode (?:me )?levar|descansar em paz|morrer|me buscar)',
    '(?:pode|posso|deus|hora|ele|ela)',
  ),
  close(
    24,
    '(?:sou|virei|me sinto)(?: \\w+)? (?:um |uma )?(?:lixo|nada|merda|fracassad[oa]|peso|inutil|estorvo)',
    '(?:amanha|hoje|essa noite|logo|em breve)',
    '(?:surpresa|me chamar|me achar|encontrar|acaba|ultim[oa]|adeus)',
  ),
  close(
    34,
    '(?:senhas?|seguro|contas|testamento|escritura|documentos|cartao|curriculo)',
    '(?:deix\\w+|anot\\w+|organiz\\w+|resolvid\\w+|arrumad\\w+)',
    '(?:(?:minha|minhas) (?:mulher|mae|esposa|irma|filhas?)|(?:meu|meus) (?:irmao|filhos?|marido|pai|pais))',
    '(?:eu descanso|e adeus|eu vou embora|em paz|partir|sumir|nao vou (?:mais )?estar|me despedi\\w*)',
  ),
  close(
    16,
    '(?:me (?:dar tapas?|mord\\w+|bat(?:er|o|endo)|soc(?:ar|o|ando)|estap\\w+|belisc\\w+)|tapa na (?:minha )?cara)',
    '(?:marcas?|calar|alivi\\w+|castig\\w+|puni\\w+|odio de mim|raiva de mim|ate sangrar|mereco)',
    '(?:unico jeito|sei|cabeca|quando|toda vez|eu me|acalm\\w+|so)',
  ),
  close(
    18,
    '(?:jeito|forma|maneira|metodo)',
    '(?:mais (?:rapid[oa]|facil|certeir[oa]|garantid[oa])|indolor)',
    '(?:nao respond\\w+|para acabar|morrer|partir|de acabar|sem volta)',
    '(?:voce responde|acab\\w+|morrer|partir|google|chatgpt|sem dor|pesquis\\w+)',
  ),
  close(30, BURDEN, RELIEVED, GONE),
  close(18, INSURANCE, AFTER_DEATH),
  close(18, ROAD, LET_GO),
  close(24, FAREWELL, ORDERED),
  close(
    24,
    ORDERED,
    '(?:finalmente|enfim|ja posso) (?:vai |vou |vao )?(?:descansar|ter paz|ficar em paz)|(?:vai|vou) (?:finalmente|enfim) (?:descansar|ter paz)',
    '(?:apag\\w+|deu|dei|sumiu|doou|doei)',
  ),
  close(14, FOUND, ATTEMPT),
  close(14, FAR_ENOUGH, OUT_OF_LIFE),
  close(16, METHOD_ASKED, METHOD, '(?:quer\\w+|sab\\w+|curiosidade|como|pesquis\\w+)'),
  close(
    8,
    '(?:minha hora|meu fim|meu tempo)',
    '(?:eu que|sou eu|quem escolhe|eu (?:vou )?(?:marc\\w+|escolh\\w+|decid\\w+))',
  ),
  close(
    24,
    '(?:nao aguentou|fez o que fez|se foi desse jeito|tirou a vida|se matou|se enforcou|desistiu)',
    '(?:mesmo caminho|entendo (?:ele|ela|meu|minha|agora)|entendi (?:ele|ela|meu|minha)|igual a ele|eu tambem|coragem del[ea])',
    '(?:vou|indo|estou|eu)',
  ),
  close(
    16,
    '(?:essa noite|hoje|amanha|sexta|domingo|ultim[oa])',
    '(?:ninguem (?:mais )?(?:vai|ia|iria) (?:mais )?(?:precisar|ter que)(?: \\w+){0,2} (?:me (?:sustentar|aguentar|aturar|bancar|carregar)|se preocupar|preocupar|de mim))',
  ),
  close(
    18,
    '(?:so (?:aguento|continuo|estou aqui|vivo|nao (?:fiz|faco))|quando el[ea] (?:for|partir|se for|morrer))',
    '(?:eu vou junto|vou atras|eu tambem vou|acaba (?:tudo )?para mim|por causa d[oa]s? (?:minha|meu|meus|minhas)|pelos meus)',
  ),
  close(
    18,
    '(?:ainda (?:estou|continuo) aqui|(?:vou|quero|queria) (?:sair|ir embora|parar|desistir|terminar)|(?:proxima|outra) vez|nao vai ter (?:proxima|outra|depois|amanha))',
    '(?:nao (?:falo|estou falando|estava falando|falava|e) (?:so )?(?:d[aoe]|daqui do|dest[ea])~(?:prova|emprego|app|vaga|trabalho|empresa|faculdade|concurso)|falo daqui)',
  ),
];
