import type { Prepare } from '../app/routes.ts';
import { loadTools } from '../features/tools/load-tools.ts';
import { fetched, useFetched } from '../lib/fetched.ts';

const screen = fetched(
  async () => (await import('../features/tools/components/tools-screen.tsx')).ToolsScreen,
);

/** Apart from the page, so that what it shares with others does not weigh on how theirs are put together. */
export const prepare: Prepare = (language) => Promise.all([loadTools(language), screen.fetch()]);

export default function ToolsPage() {
  const ToolsScreen = useFetched(screen);
  return ToolsScreen && <ToolsScreen />;
}
