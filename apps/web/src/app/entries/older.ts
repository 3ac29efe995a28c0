import { addOlderLibrary } from '../../lib/older-library.ts';

/** Asked for by the boot script, in engines that need it only; it runs before the app. */
addOlderLibrary();
