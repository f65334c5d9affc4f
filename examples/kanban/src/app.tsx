/** Chooses the page for the address: everything but the sign-in form needs a credential. */
import { BoardsPage } from './boards/boards-page.tsx';
import { BoardPage } from './board/board-page.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { credential } from './session/session.ts';
import { Announcer } from './shared/announcer.tsx';
import { Confirmation } from './shared/confirmation.tsx';
import { Notices } from './shared/notices.tsx';
import { TrashPage } from './trash/trash-page.tsx';
import { route } from './routes.ts';

export function App() {
  return (
    <>
      <Page />
      <Confirmation />
      <Notices />
      <Announcer />
    </>
  );
}

function Page() {
  if (credential.value === undefined) return <SignInPage />;
  const { workspaceId, boardId, cardId, isTrash } = route.value;
  if (boardId !== undefined) return <BoardPage key={boardId} id={boardId} cardId={cardId} />;
  if (isTrash === true && workspaceId !== undefined)
    return <TrashPage key={workspaceId} workspaceId={workspaceId} />;
  return <BoardsPage />;
}
