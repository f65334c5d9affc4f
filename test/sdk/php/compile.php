<?php

/** Compiles every generated file. */

declare(strict_types=1);

require __DIR__ . '/autoload.php';

foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(__DIR__ . '/boards-api/lib')) as $file) {
    if ($file->getExtension() === 'php') {
        require_once $file->getPathname();
    }
}
