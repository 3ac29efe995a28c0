import { listenForPlay } from '../../features/learning/play.ts';

/** Asked for by the script of an article, when a quiz, a story, a card or a voice is first used. */
listenForPlay();
