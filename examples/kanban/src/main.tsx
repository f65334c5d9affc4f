import { render } from 'preact';
import { App } from './app.tsx';
import './styles/base.css';
import './styles/controls.css';
import './styles/pages.css';
import './styles/board.css';
import './styles/tiles.css';
import './styles/selection.css';
import './styles/dialogs.css';
import './styles/card.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
