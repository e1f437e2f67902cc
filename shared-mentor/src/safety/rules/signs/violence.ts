import type { Near } from '../near.ts';
import { close } from './close.ts';
import {
  AFTER_ME,
  ATTACKED,
  BODILY_THREAT,
  BODY,
  BY_ME,
  FOLLOWS,
  FORCE,
  GANG,
  HANDY,
  HARM_TO_COME,
  HELD,
  HOSTILE,
  IN_WAIT,
  KEPT_AT,
  SO_THAT,
  TOLD,
  TO_HARM,
  WHERE_AT_WORK,
} from './violence-words.ts';

/** What tells of violence without naming it: each idea is harmless alone, near each other they are not. */
export const VIOLENCE_SIGNS: readonly Near[] = [
  close(
    26,
    '(?:uma arma|arma em casa|a arma|revolver|espingarda|pistola)',
    '(?:so penso|penso n\\w+ que (?:faria|posso|vou)|imagin\\w+|tentac\\w+|vontade de usar)',
    '(?:humilh\\w+|raiva|odio|chefe|gerente|patrao|firma|empresa|faria|el[ea])',
  ),
  close(22, TOLD, HARM_TO_COME),
  close(22, FOLLOWS, HOSTILE),
  close(
    12,
    '(?:bilhete|recado|papel|mensagem|carta|desenho|foto)\\w*',
    '(?:desenho de|emoji de|foto de|com uma?)',
    '(?:bala|caixao|cruz|caveira|forca|arma|faca|tumulo)',
  ),
  close(
    26,
    '(?:esper\\w+|segui\\w*|pegar|encontrar)',
    '(?:el[ea]|meu (?:ex )?(?:chefe|patrao|gerente|colega)|minha (?:ex )?(?:chefe|patroa|gerente|colega)|aquel[ea])',
    '(?:odio|raiva|vinganca|camera|carro ligado|sem ninguem ver|no escuro)',
    '(?:sozinh[oa]|atravessar|sair|sem (?:a |que a )?camera|casa del[ea]|depois do horario)',
  ),
  close(20, BODY, FORCE, WHERE_AT_WORK),
  close(
    24,
    TOLD,
    '(?:se (?:eu|a gente|nos)|que (?:vai|vao|ia|ele|ela|gente|da proxima)|da proxima|baixinho)',
    BODILY_THREAT,
  ),
  close(
    14,
    '(?:contrat(?:ou|aram)|pag(?:ou|aram)|mand(?:ou|aram))',
    '(?:caras?|homens|gente|alguem|rapazes|pistoleir\\w+|uns)',
    '(?:me (?:esperar?|pegar|dar|bater|seguir|quebrar)|atras de mim|na minha (?:casa|garagem|porta)|garagem)',
  ),
  close(
    22,
    '(?:produtos? (?:de limpeza|quimic\\w+)|veneno|soda|agua sanitaria|laxante|chumbinho|vidro moido|acido|remedio)',
    '(?:garrafa|cafe|comida|marmita|agua|copo|bebida|termica|lanche)',
    '(?:licao|vinganca|morre|passar mal|colega|chefe|alguem|del[ea]|nel[ea])',
    '(?:mistur\\w+|coloc\\w+|bot\\w+|por|ping\\w+|jog\\w+)',
  ),
  close(
    24,
    '(?:vai (?:me )?pagar|vou pegar|vou atras|vou fazer el[ea]|vai sofrer|vou destruir|nao vai ficar assim)',
    '(?:com a (?:vida|del[ea])|(?:a )?familia d\\w+|acabou com a minha|me fez perder|na (?:cidade|casa) d\\w+)',
  ),
  close(
    14,
    '(?:trav(?:ou|aram|ava)|tranc(?:ou|aram)|fech(?:ou|aram)) (?:a|as) portas?',
    '(?:nao (?:me )?deix\\w+ (?:eu )?(?:descer|sair)|consegui (?:pular|sair|fugir)|para eu nao sair)',
  ),
  close(22, ATTACKED, WHERE_AT_WORK),
  close(18, BY_ME, TO_HARM),
  close(14, HANDY, IN_WAIT),
  close(26, KEPT_AT, HELD, SO_THAT),
  close(
    18,
    GANG,
    AFTER_ME,
    '(?:fal\\w+|diss\\w+|avis\\w+|mand\\w+|ameac\\w+|jur\\w+|vao|vai|bateram|apanho|mataram|pegaram|proibi\\w+|sobe|leva\\w*)',
  ),
  close(
    18,
    '(?:ja )?(?:mataram|morreu|morreram|sumiram com|sumiu|executaram|assassinaram)',
    '(?:meu nome|agora sou eu|(?:o |a )?proxim[oa] (?:sou|serei|vou ser)|boca do povo|posso ser o|marcad[oa] para morrer)',
  ),
  close(
    10,
    '(?:mand(?:ou|aram|a)|orden\\w+|pediu|quer que)',
    '(?:dar um (?:corretivo|cacete|couro|trato|pau|susto)|descer (?:o|a) (?:cacete|porrada|lenha|borracha)|bater n\\w+|ensinar n[oa] (?:porrada|pau)|quebrar (?:el[ea]|um|o cara))',
  ),
  close(
    20,
    '(?:mao|maos|bracos) no pescoco d\\w+|parti para cima|perdi o controle|empurrei|bati n\\w+|esmurrei|agredi',
    '(?:so soltei|me segur(?:ou|aram)|medo de mim|medo do que|de novo|quase mat\\w+|ate sangr\\w+|no hospital|nao me arrependo|mereceu)',
  ),
  close(
    12,
    '(?:el[ea]|chefe|encarregado|mestre de obras?|mestre de obra|patrao|gerente|feitor|capataz|comandante|supervisor|tecnico|dono)',
    '(?:da|deu|dao|bate|batia|batem|desce|senta)(?: \\w+){0,5} (?:na (?:cabeca|cara|nuca|mao)|nas costas|em) (?:de quem|d[oa]s? (?:meninos?|peao|peoes|funcionari\\w+|ajudantes?)|quem|gente|nos|todo mundo|funcionari\\w+|peao)',
  ),
  close(
    16,
    '(?:facao|arma|com (?:a |uma )?faca|uma faca|a faca|de faca|peixeira|revolver|espingarda|pistola|foice)',
    '(?:me recebeu|recebeu (?:a gente|a equipe|nos)|na porta|na cintura|na mao|veio|vem|puxou|tirou|sacou|em cima da mesa|correu atras|atras de mim)',
    '(?:me|mim|a gente|nos|medo|voltar|ameac\\w+|chefe|patrao|cliente|morador|cara|homem|colega|marido)',
  ),
  close(
    20,
    '(?:alun[oa]|colega|ex funcionari\\w+|el[ea]|cara|funcionari\\w+|estagiari\\w+)',
    '(?:desenh\\w+(?: \\w+){0,3} mort\\w+|massacre|tiroteio|atirador\\w*|lista de quem|invadir a (?:escola|empresa|firma)|vai (?:aparecer|passar) na (?:tv|televisao|jornal)|matar geral|surpresa na)',
  ),
];
