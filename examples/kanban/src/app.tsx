/** Chooses the page for the address: everything but the sign-in form needs a credential. */
import { BoardsPage } from './boards/boards-page.tsx';
import { BoardPage } from './board/board-page.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { credential } from './session/session.ts';
import { Announcer } from './shared/announcer.tsx';
import { Notices } from './shared/notices.tsx';
import { route } from './routes.ts';

export function App() {
  return (
    <>
      <Page />
      <Notices />
      <Announcer />
    </>
  );
}

function Page() {
  if (credential.value === undefined) return <SignInPage />;
  const { boardId, cardId } = route.value;
  return boardId === undefined ? <BoardsPage /> : <BoardPage key={boardId} id={boardId} cardId={cardId} />;
}
