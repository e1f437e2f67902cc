import { anyOf } from '../read-words.ts';
import type { Outcomes, Signs } from './signs.ts';

export const ENGLISH_OUTCOMES: Outcomes = {
  change: anyOf(
    `reduced | decreased | increased | grew | rose | fell | dropped | went from | went down | went up | improved | saved | doubled | tripled |
    exceeded | beat | hit | reached | achieved | avoided | eliminated | recovered | won | closed | delivered |
    finished | cut | sold | earned | gained | shipped`,
  ),
  gain: anyOf(
    `was promoted | got promoted | was recogni[sz]ed | was praised | praised | thanked | approved | was approved | renewed | accepted | it worked | worked out |
    was happy | were happy | was satisfied | were satisfied | adopted | was adopted | became the standard | was a success | on time | ahead of schedule |
    managed to | were able to | was able to | positive feedback | good feedback | great feedback |
    no (?:more )?(?:errors?|complaints?|accidents?|delays?|incidents?) | never happened again`,
  ),
};

export const ENGLISH_STORY: Signs = {
  situation: anyOf(
    `at the time | back then | at that time | once | one day | the context | the situation |
    in my (?:last|previous|first|current|former|old) | when i (?:was|worked|started|joined) |
    (?:two|three|four|five|a few|\\d+) years ago | last year | last month | i worked (?:at|for|as|in) |
    i was working | we had a | there was | there were | during (?:my|the|a) |
    i received a | i faced | in (?:19|20)\\d\\d | i have been | i've been`,
  ),
  task: anyOf(
    `my (?:goal|task|job|role|responsibility|objective) | our goal | the goal was | i was responsible |
    i was in charge | i had to | we had to | i needed to | we needed to | the challenge |
    i was asked | asked me to | the deadline was | the target was | i was assigned | i wanted to`,
  ),
  action: anyOf(`the first thing i did | i decided to | i took the (?:lead|initiative) | what i did was`),
  result: anyOf(
    `as a result | the result | the results | resulted in | the outcome |
    which (?:reduced|increased|improved|saved|led to|cut|helped) |
    this (?:reduced|increased|improved|saved|led to|cut|helped) |
    that (?:reduced|increased|improved|saved|led to) | the impact was | reducing | increasing | saving`,
  ),
  perhapsResult: anyOf(
    `in the end | finally | thanks to | because of that | since then | after that | eventually | within (?:\\p{L}+|\\d+) (?:days|weeks|months)`,
  ),
  reflection: anyOf(
    "i learned | i learnt | we learned | the lesson | i would do | i'd do | differently | taught me | i realized " +
      'that i should | next time | now i (?:always|make|try)',
  ),
};

export const ENGLISH_PLAN: Signs = {
  situation: anyOf(
    "i would (?:ask|clarify|understand|find out|listen|talk) | i'd (?:ask|clarify|understand|find out|listen|" +
      'talk) | (?:need|want) to (?:understand|know) | assuming | suppose | the problem (?:is|may|could) | root cause | gather',
  ),
  task: anyOf(
    `the goal | my goal | priority | priorities | prioriti[sz]e | most important | criteria | urgent`,
  ),
  action: anyOf(
    'first | firstly | second | secondly | third | then | next | after that | finally | at the same time ' +
      "| in parallel | i would | i'd | i will | i'll | start by | my next step",
  ),
  result: anyOf(
    'measure | metrics? | kpis? | indicators? | to know whether | to know if | expected result | i expect ' +
      '| i would expect | compare | success | before and after',
  ),
  perhapsResult: anyOf(`so that | this way`),
  reflection: anyOf(
    "risks? | if (?:it|that|this) (?:does not|doesn't|did not|didn't|fails) | plan b | alternatives? | trade-?offs? " +
      '| it depends | depending | on the other hand | escalate',
  ),
};

export const ENGLISH_PRESENTATION: Signs = {
  situation: anyOf(
    `i am | i'm | my name | i work (?:at|for|as|in|with) | i have (?:\\p{L}+|\\d+) years | i've been | i ` +
      'have been | currently | my background | i graduated | i studied | my degree | i started',
  ),
  task: anyOf(
    `i want | i would like | i'd like | i am looking | i'm looking | my goal | in the next | in five years | i plan | i hope | i see myself | next step`,
  ),
  action: anyOf(`for example | for instance`),
  result: ENGLISH_STORY.result,
  perhapsResult: ENGLISH_STORY.perhapsResult,
  reflection: anyOf(
    'this (?:job|role|position|company|opportunity|team) | your (?:company|team|product|products|mission|' +
      'school|hospital) | the role | i can (?:help|contribute|bring|add) | contribute | interests me | attracted ' +
      "me | attracts me | that is why | that's why",
  ),
};
