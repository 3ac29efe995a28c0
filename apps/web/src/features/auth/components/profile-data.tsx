import type { PostsAfter } from '@salama/contract/auth/schemas.ts';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { accountApi } from '../account-api.ts';
import { useAccountCall } from '../use-account-call.ts';
import { PasswordForm } from './password-form.tsx';
import { FailureNotice, ProfileSection, ProfileTask } from './profile-section.tsx';

/** Take one's data along, or take it away. */
export function ProfileData({ onDeleted }: { onDeleted: () => void }) {
  const texts = useMessages('profile');
  return (
    <ProfileSection title={texts.data}>
      <Export />
      <Delete onDeleted={onDeleted} />
    </ProfileSection>
  );
}

function Export() {
  const texts = useMessages('profile');
  const [isDone, setDone] = useState(false);
  const { run, isBusy, failure } = useAccountCall(texts.exportFailed);
  const fetchAll = async () => {
    setDone(false);
    const data = await run(accountApi.export);
    if (!data) return;
    saveFile('my-data.json', JSON.stringify(data, undefined, 2), 'application/json');
    setDone(true);
  };
  return (
    <ProfileTask title={texts.export} text={texts.exportText}>
      <FailureNotice failure={failure} />
      <Button variant="secondary" busy={isBusy} className="self-start" onClick={() => void fetchAll()}>
        <Download aria-hidden="true" className="size-4" />
        {texts.export}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {isDone && texts.exported}
      </p>
    </ProfileTask>
  );
}

/** Says what goes and what stays before it asks for the password. */
function Delete({ onDeleted }: { onDeleted: () => void }) {
  const texts = useMessages('profile');
  const [isOpen, setOpen] = useState(false);
  const [posts, setPosts] = useState<PostsAfter>('delete');
  const { run, refuse, isBusy, failure } = useAccountCall();
  const remove = async (password: string) => {
    if (await run(() => accountApi.delete(password, posts))) onDeleted();
  };
  if (!isOpen)
    return (
      <ProfileTask title={texts.delete} text={texts.deleteText}>
        <Button variant="quiet" className="self-start text-danger-ink!" onClick={() => setOpen(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {texts.delete}
        </Button>
      </ProfileTask>
    );
  return (
    <div className="flex flex-col gap-4 rounded-card border-2 border-danger p-4">
      <h3 className="text-lg">{texts.deleteTitle}</h3>
      <Points title={texts.goesTitle} points={texts.goes} />
      <RadioList
        legend={texts.posts}
        values={['delete', 'keep']}
        names={{ delete: texts.postsDelete, keep: texts.postsKeep }}
        value={posts}
        onChoose={setPosts}
      />
      <Points title={texts.staysTitle} points={texts.stays} />
      <PasswordForm
        confirm={texts.deleteConfirm}
        variant="danger"
        isBusy={isBusy}
        failure={failure}
        onSubmit={(password) => void remove(password)}
        onMissing={() => refuse('FIELDS_REQUIRED')}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="prose">
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
