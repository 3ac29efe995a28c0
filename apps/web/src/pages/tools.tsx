import type { Prepare } from '../app/routes.ts';
import { ToolsScreen } from '../features/tools/components/tools-screen.tsx';
import { loadTools } from '../features/tools/load-tools.ts';

export const prepare: Prepare = loadTools;

export default function ToolsPage() {
  return <ToolsScreen />;
}
